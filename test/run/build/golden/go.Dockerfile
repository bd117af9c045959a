FROM golang:1.26-alpine AS build
USER 0
ENV CGO_ENABLED=0 GOWORK=off
WORKDIR /app
RUN go mod init svc.invalid/server && go get 'example.com/module/cmd/server@latest'
RUN go build -mod=mod -buildvcs=false -trimpath -o /app/server 'example.com/module/cmd/server'

FROM alpine:3.23
USER 0
WORKDIR /app
COPY --from=build /app /app
USER 65532:65532
ENTRYPOINT ["/app/server"]
