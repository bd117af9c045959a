// An MCP server made with the official Go SDK: over streamable HTTP where MCP_PORT is set, else on standard streams.
package main

import (
	"context"
	"fmt"
	"log"
	"net/http"
	"os"
	"os/signal"
	"syscall"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

type place struct {
	City string `json:"city" jsonschema:"the city to ask about"`
}

func text(words string) *mcp.CallToolResult {
	return &mcp.CallToolResult{Content: []mcp.Content{&mcp.TextContent{Text: words}}}
}

func server() *mcp.Server {
	served := mcp.NewServer(&mcp.Implementation{Name: "weather", Version: "1.4.0"}, nil)
	tool := func(name string, answer func(place) string) {
		mcp.AddTool(served, &mcp.Tool{Name: name, Description: "Says " + name}, func(_ context.Context, _ *mcp.CallToolRequest, given place) (*mcp.CallToolResult, any, error) {
			return text(answer(given)), nil, nil
		})
	}
	tool("forecast", func(given place) string { return "rain in " + given.City })
	tool("get_current", func(given place) string { return fmt.Sprintf("sun in %s (%s)", given.City, os.Getenv("UNITS")) })
	tool("delete_everything", func(place) string { return "gone" })
	return served
}

func main() {
	ended, stop := signal.NotifyContext(context.Background(), syscall.SIGTERM, syscall.SIGINT)
	defer stop()
	port := os.Getenv("MCP_PORT")
	if port == "" {
		if err := server().Run(ended, &mcp.StdioTransport{}); err != nil && ended.Err() == nil {
			log.Fatal(err)
		}
		return
	}
	served := server()
	handler := mcp.NewStreamableHTTPHandler(func(*http.Request) *mcp.Server { return served }, nil)
	listener := &http.Server{Addr: "0.0.0.0:" + port, Handler: handler}
	go func() {
		<-ended.Done()
		_ = listener.Close()
	}()
	if err := listener.ListenAndServe(); err != http.ErrServerClosed {
		log.Fatal(err)
	}
}
