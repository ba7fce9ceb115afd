import fs from 'node:fs';
import path from 'node:path';

/**
 * The folders of our own packages, as the `workspaces` of the package.json name them: whatever goes through all of them
 * asks here, so that a new one is part of it at once. Plain JavaScript: it runs before anything is installed.
 * @param {string} root @returns {string[]}
 */
export function workspaces(root) {
  const { workspaces: patterns = [] } = JSON.parse(fs.readFileSync(path.join(root, 'package.json'), 'utf8'));
  return patterns.flatMap((/** @type {string} */ pattern) => matching(root, pattern)).sort();
}

/** @param {string} root @param {string} pattern @returns {string[]} */
function matching(root, pattern) {
  const folder = pattern.replace(/\/\*$/, '');
  const places = folder === pattern ? [folder] : below(root, folder);
  return places.filter((place) => fs.existsSync(path.join(root, place, 'package.json')));
}

/** @param {string} root @param {string} folder @returns {string[]} */
function below(root, folder) {
  const place = path.join(root, folder);
  return fs.existsSync(place) ? fs.readdirSync(place).map((name) => `${folder}/${name}`) : [];
}
