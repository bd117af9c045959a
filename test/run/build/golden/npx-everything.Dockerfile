FROM node:24-alpine AS build
USER 0
COPY certificates.pem /usr/local/share/ca-certificates/svc.crt
RUN mkdir -p /etc/ssl/certs && { echo; cat /usr/local/share/ca-certificates/svc.crt; } >> /etc/ssl/certs/ca-certificates.crt
ENV NODE_EXTRA_CA_CERTS=/usr/local/share/ca-certificates/svc.crt SSL_CERT_FILE=/etc/ssl/certs/ca-certificates.crt REQUESTS_CA_BUNDLE=/etc/ssl/certs/ca-certificates.crt PIP_CERT=/etc/ssl/certs/ca-certificates.crt
RUN if command -v apk >/dev/null; then apk add --no-cache 'git' 'libvips42'; \
    elif command -v apt-get >/dev/null; then apt-get update && apt-get install -y --no-install-recommends 'git' 'libvips42' && rm -rf /var/lib/apt/lists/*; \
    else echo "the base image has neither apk nor apt-get to install packages with" >&2; exit 1; fi
ENV NPM_CONFIG_REGISTRY="https://npm.example.com/\$team/\"a\"\\"
WORKDIR /app
COPY package.json ./
RUN npm install --omit=dev --no-audit --no-fund --omit-lockfile-registry-resolved
COPY find-program.mjs /build/
RUN node /build/find-program.mjs 'name'

FROM node:24-alpine
USER 0
COPY certificates.pem /usr/local/share/ca-certificates/svc.crt
RUN mkdir -p /etc/ssl/certs && { echo; cat /usr/local/share/ca-certificates/svc.crt; } >> /etc/ssl/certs/ca-certificates.crt
ENV NODE_EXTRA_CA_CERTS=/usr/local/share/ca-certificates/svc.crt SSL_CERT_FILE=/etc/ssl/certs/ca-certificates.crt REQUESTS_CA_BUNDLE=/etc/ssl/certs/ca-certificates.crt PIP_CERT=/etc/ssl/certs/ca-certificates.crt
RUN if command -v apk >/dev/null; then apk add --no-cache 'git' 'libvips42'; \
    elif command -v apt-get >/dev/null; then apt-get update && apt-get install -y --no-install-recommends 'git' 'libvips42' && rm -rf /var/lib/apt/lists/*; \
    else echo "the base image has neither apk nor apt-get to install packages with" >&2; exit 1; fi
WORKDIR /app
COPY --from=build /app /app
ENV NODE_ENV=production
USER 65532:65532
ENTRYPOINT ["/app/server"]
