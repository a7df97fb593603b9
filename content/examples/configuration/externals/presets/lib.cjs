exports.__esModule = true;
exports.default = () => 3;
