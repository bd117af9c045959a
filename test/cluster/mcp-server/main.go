// MCP servers made with the official Go SDK: the weather, or a tracker of issues where the program is started with the argument
// "tracker"; over streamable HTTP where MCP_PORT is set, else on standard streams.
package main

import (
	"context"
	"fmt"
	"log"
	"net/http"
	"os"
	"os/signal"
	"strings"
	"sync/atomic"
	"syscall"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

type place struct {
	City string `json:"city" jsonschema:"the city to ask about"`
}

type issue struct {
	Title string `json:"title" jsonschema:"what the issue is about"`
	Body  string `json:"body,omitempty" jsonschema:"more about it"`
}

type export struct {
	Size int    `json:"size" jsonschema:"characters of the answer"`
	Note string `json:"note,omitempty" jsonschema:"repeated at its end"`
}

func text(words string) *mcp.CallToolResult {
	return &mcp.CallToolResult{Content: []mcp.Content{&mcp.TextContent{Text: words}}}
}

func weather() *mcp.Server {
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

var created atomic.Int64

func tracker() *mcp.Server {
	served := mcp.NewServer(&mcp.Implementation{Name: "tracker", Version: "2.0.1"}, nil)
	mcp.AddTool(served, &mcp.Tool{Name: "create_issue"}, func(_ context.Context, _ *mcp.CallToolRequest, given issue) (*mcp.CallToolResult, any, error) {
		number := created.Add(1)
		log.Printf("created issue %d", number)
		return text(fmt.Sprintf("T-%d: %s", number, given.Title)), map[string]string{"key": fmt.Sprintf("T-%d", number)}, nil
	})
	mcp.AddTool(served, &mcp.Tool{Name: "find_issues"}, func(_ context.Context, _ *mcp.CallToolRequest, given struct {
		Query string `json:"query"`
	}) (*mcp.CallToolResult, any, error) {
		return text("found " + given.Query), nil, nil
	})
	mcp.AddTool(served, &mcp.Tool{Name: "export"}, func(_ context.Context, _ *mcp.CallToolRequest, given export) (*mcp.CallToolResult, any, error) {
		return text(strings.Repeat("x", given.Size) + given.Note), nil, nil
	})
	return served
}

func server() *mcp.Server {
	if len(os.Args) > 1 && os.Args[1] == "tracker" {
		return tracker()
	}
	return weather()
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
