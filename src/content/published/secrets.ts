import { closeSync, openSync, readSync } from 'node:fs';
import { isMedia } from './kinds.js';

/** Names of keys, passwords, databases and files with credentials for servers. */
const secretNames: readonly RegExp[] = [
  /\.(?:pem|key|p8|p12|pfx|pk8|ppk|jks|jceks|bks|keystore|kdbx?|agilekeychain|keychain|ovpn|mobileprovision)$/i,
  /\.(?:sqlite3?|db3?|mdb|accdb|rdb|realm)(?:-(?:wal|shm|journal))?$/i,
  /\.(?:tfstate|tfvars)(?:\.|$)|(?:^|\.)env(?:rc)?$|^env\.(?:local|prod|production|staging|development)$/i,
  /^_?(?:id_(?:rsa|dsa|ecdsa|ed25519)(?:_sk)?|netrc|htpasswd|pgpass|npmrc|pypirc|kubeconfig|master\.key)(?:\.bak)?$/i,
  /\.(?:kubeconfig|htpasswd|secret|secrets)$/i,
  /^(?:service-?account|client_?secret|application_default_credentials|gha-creds|[\w-]+-firebase-adminsdk)[\w.-]*\.json$/i,
  /(?:^|[._-])(?:credentials|secrets|passwords|passwd)(?:[._-][\w.-]*)?\.(?:json|ya?ml|toml|ini|conf|cfg|txt|csv|xml)$/i,
  /^(?:credential|secret|password|private[_-]?key)\.(?:json|ya?ml|toml|ini|conf|cfg|txt|csv|xml)$/i,
  /^(?:credentials|passwd|shadow)$/i,
];

/** True if a file's name marks it as private. */
export function isSecretName(path: string): boolean {
  const name = path.slice(path.lastIndexOf('/') + 1);
  return !isMedia(name) && secretNames.some((pattern) => pattern.test(name));
}

const headBytes = 256;

/** True if a file begins like a private key or database, whatever its name. */
export function isSecretText(file: string): boolean {
  const handle = openSync(file, 'r');
  try {
    const buffer = Buffer.alloc(headBytes);
    const head = buffer.toString('latin1', 0, readSync(handle, buffer, 0, headBytes, 0));
    return /-----BEGIN [A-Z ]*PRIVATE KEY|^PuTTY-User-Key-File|^SQLite format 3/.test(head);
  } finally {
    closeSync(handle);
  }
}
