/**
 * Runs while the document is parsed, so that the list does not jump when the app starts. The
 * content security policy allows it by the hash of its text.
 */
export const SIDEBAR_SCRIPT = `(function (list) {
  var link = list.querySelector('[aria-current]');
  if (link && link.offsetTop > list.clientHeight - 64) {
    list.scrollTop = link.offsetTop - list.clientHeight / 2;
  }
})(document.currentScript.parentElement)`;
