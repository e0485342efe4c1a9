/// The powers of two between 1 and 2 that `PowerOfE` starts from.
///
/// Printed by `Scripts/make/math-fixtures.py tables`.
enum ExponentialTable {
  /// For j from 0 to 63: 2^(j/64) in units of 2^-20, rounded.
  static let heads: Fixed64<Int32> = [
    0x100000, 0x102c9a, 0x1059b1, 0x108745, 0x10b558, 0x10e3ec, 0x111302, 0x11429b,
    0x1172b8, 0x11a35c, 0x11d487, 0x12063c, 0x12387a, 0x126b45, 0x129e9e, 0x12d286,
    0x1306fe, 0x133c09, 0x1371a7, 0x13a7db, 0x13dea6, 0x14160a, 0x144e08, 0x1486a3,
    0x14bfdb, 0x14f9b2, 0x15342b, 0x156f47, 0x15ab08, 0x15e76f, 0x16247f, 0x166239,
    0x16a09e, 0x16dfb2, 0x171f76, 0x175feb, 0x17a114, 0x17e2f3, 0x18258a, 0x1868da,
    0x18ace5, 0x18f1af, 0x193738, 0x197d83, 0x19c492, 0x1a0c66, 0x1a5504, 0x1a9e6b,
    0x1ae8a0, 0x1b33a3, 0x1b7f77, 0x1bcc1f, 0x1c199c, 0x1c67f1, 0x1cb721, 0x1d072d,
    0x1d5819, 0x1da9e6, 0x1dfc97, 0x1e502f, 0x1ea4b0, 0x1efa1c, 0x1f5076, 0x1fa7c2,
  ]

  /// The rounding errors of `heads`: 2^(j/64) - `heads[j]` · 2^-20.
  static let tails: Fixed64<Double> = [
    0, 0x1.f3bc0307737bep-23, -0x1.6753d45e28c1dp-23, 0x1.8759bc808c35fp-24,
    0x1.b3e6243d8a62ep-22, 0x1.969e8d10103a1p-23, -0x1.7f6d257ad8a2p-23, -0x1.455b488132fcp-22,
    0x1.e3ea8bd6e6fbep-23, -0x1.490348ac34967p-24, 0x1.8b45cd53c02dcp-23, -0x1.de75cca711c45p-22,
    0x1.b9d588e19b07fp-22, 0x1.9789f37495e9ap-22, -0x1.5c0423da7b45dp-25, -0x1.646ff3d2ffdb9p-22,
    0x1.4636e2a5bd1abp-25, -0x1.366fa402cd8dep-22, 0x1.b9d54e5538a2bp-23, 0x1.a72cffb750de5p-23,
    0x1.3048d088d6d05p-22, 0x1.0fb9714fc2193p-23, 0x1.818624b40c4dcp-22, -0x1.28fb0cbfb0f97p-22,
    -0x1.564eaec715e34p-23, 0x1.da74b29ab4cf6p-22, 0x1.5a753e077c2a1p-22, 0x1.b5a93ed337658p-23,
    -0x1.15bd5eb539b68p-23, 0x1.5ad21486e9be5p-24, -0x1.3f16a9ed383c1p-22, -0x1.f6ab776dbb60ap-22,
    0x1.99fcef32422ccp-22, 0x1.e328d17791071p-23, -0x1.713a08c22dc8fp-24, 0x1.59099f22fdba7p-22,
    0x1.cfac061b5f544p-22, 0x1.b67a731082e81p-23, -0x1.9accc7b5d4c1ep-22, -0x1.92edb44dfc6f9p-22,
    0x1.08aa836d6e9f1p-22, -0x1.9baa2327519f6p-22, -0x1.3cc8e86c2ebf9p-22, -0x1.8086c6c1d185bp-22,
    -0x1.f5703dbf8e0eep-22, 0x1.ed779592ca6b7p-22, -0x1.37076a8dd2f6fp-22, 0x1.55e7f6fd0fac9p-22,
    -0x1.9a94b14a85e33p-22, -0x1.1ec3a8142500cp-22, -0x1.a0943722ab09fp-25, -0x1.bed0f8b76e118p-22,
    -0x1.13d56b1eeef9ap-23, 0x1.72be8a5a5109cp-23, -0x1.18837cb757e1ap-23, 0x1.281e25ee343c9p-22,
    -0x1.1822dbc6d12fdp-23, 0x1.ed9942b84600dp-27, 0x1.9bdcdaf5cb465p-23, -0x1.874c009d8c2edp-24,
    -0x1.756dbc99e9c23p-22, -0x1.19ea5d888e02ep-24, 0x1.6db915019d3e1p-22, -0x1.f985bc9f45bd6p-22,
  ]
}
