exports.version = 3;
exports.utils = { double: (n) => 2 * n };
