/******/ (() => { // webpackBootstrap

/******/ })()
;