/**
 * @typedef {{ version?: string, optional?: boolean, link?: boolean }} Package
 * @typedef {{ packages: Record<string, Package> }} Lock
 */

/**
 * Whether all locked packages are installed. Optional ones may be for another kind of machine.
 * @param {Lock} locked package-lock.json
 * @param {Lock} installed node_modules/.package-lock.json, npm's list of installed packages
 */
export function isInstalled(locked, installed) {
  return Object.entries(locked.packages).every(([location, { version, optional, link }]) => {
    // The repository and its workspaces are there already.
    const isOurs = link === true || !location.includes('node_modules/');
    const found = installed.packages[location];
    return isOurs || (found ? found.version === version : optional === true);
  });
}
