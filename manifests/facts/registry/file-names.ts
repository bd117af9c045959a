const extension =
  /[^/]\.(?:json|ya?ml|toml|ini|conf|cfg|cnf|properties|env|xml|pem|crt|cer|key|p12|pfx|jks|txt|csv|sql|sh|py|m?js|ts|html|md)$/i;
const dotFile = /(?:^|\/)\.(?:env|pgpass|netrc|npmrc|pypirc|gitconfig|dockerconfigjson|yarnrc)$/;

/** Whether a path ends in what people call files, by its extension. */
export function looksLikeFile(path: string): boolean {
  return extension.test(path) || dotFile.test(path);
}
