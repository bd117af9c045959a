FROM python:3.14-slim AS build
USER 0
RUN command -v uv >/dev/null || pip install --no-cache-dir --disable-pip-version-check --root-user-action=ignore uv
WORKDIR /app
COPY pyproject.toml uv.lock ./
ENV UV_PYTHON_DOWNLOADS=never UV_LINK_MODE=copy UV_COMPILE_BYTECODE=1 UV_NO_CACHE=1
RUN uv sync --no-dev --no-install-project --frozen
COPY find-program.py /build/
RUN .venv/bin/python /build/find-program.py 'mcp-server'

FROM python:3.14-slim
USER 0
WORKDIR /app
COPY --from=build /app /app
USER 65532:65532
ENTRYPOINT ["/app/server"]
