// RUN: %check_clang_tidy -std=c++17 %s uri-faulty-encoder %t

#include <algorithm>
#include <string>
#include <string_view>

// std::min() and std::max() of positions and lengths.

constexpr std::string_view Unreserved = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~";

std::string urlEncode(std::string_view In) {
  static constexpr char Upper[] = "0123456789ABCDEF";
  std::string Out;
  while (!In.empty()) {
    const std::size_t Run = std::min(In.find_first_not_of(Unreserved), In.size());
    Out.append(In.substr(0, Run));
    In.remove_prefix(Run);
    if (In.empty())
      break;
    const auto Byte = static_cast<unsigned char>(In.front());
    Out += {'%', Upper[Byte >> 4], Upper[Byte & 15]};
    In.remove_prefix(1);
  }
  return Out;
}

std::string urlEncodeLower(std::string_view In) {
// CHECK-MESSAGES: :[[@LINE-1]]:13: warning: 'urlEncodeLower' writes lowercase hex digits [uri-faulty-encoder]
  static constexpr char Digits[] = "0123456789abcdef";
// CHECK-FIXES: static constexpr char Digits[] = "0123456789ABCDEF";
  std::string Out;
  for (std::size_t I = 0; I < std::max<std::size_t>(In.size(), 0); ++I) {
    const auto Byte = static_cast<unsigned char>(In[I]);
    if (Unreserved.find(In[I]) != Unreserved.npos)
      Out += In[I];
    else
      Out += {'%', Digits[Byte >> 4], Digits[Byte & 15]};
  }
  return Out;
}
