// `node tools/package/image-main.ts FOLDER`: a stage of the Dockerfile fills the image's system with it.
import { fillSystem } from './image-system.ts';

const [folder] = process.argv.slice(2);
if (folder === undefined) throw new Error('name the folder to fill');
await fillSystem(folder, {
  node: process.execPath,
  git: '/usr/bin/git',
  init: '/usr/bin/tini',
  authorities: '/etc/ssl/certs/ca-certificates.crt',
});
