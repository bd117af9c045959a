// An MCP server made with the official Go SDK, on the port given, of all revisions or, with the argument "legacy", of those with
// sessions alone.
package main

import (
	"context"
	"errors"
	"fmt"
	"log"
	"net/http"
	"os"
	"strings"
	"sync/atomic"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

type none struct{}

type said struct {
	Text string `json:"text"`
}

func text(words string) *mcp.CallToolResult {
	return &mcp.CallToolResult{Content: []mcp.Content{&mcp.TextContent{Text: words}}}
}

// A tool that asks the client something by way of the SDK, which does as the revision of the client wants.
func asking(served *mcp.Server, name string, question mcp.InputRequest, answered func(mcp.InputResponse) string) {
	mcp.AddTool(served, &mcp.Tool{Name: name}, func(_ context.Context, request *mcp.CallToolRequest, _ none) (*mcp.CallToolResult, any, error) {
		answer, there := request.Params.InputResponses["question"]
		if !there {
			return &mcp.CallToolResult{InputRequests: mcp.InputRequestMap{"question": question}}, nil, nil
		}
		return text(answered(answer)), nil, nil
	})
}

func contentText(content []mcp.Content) string {
	if len(content) == 1 {
		if found, is := content[0].(*mcp.TextContent); is {
			return found.Text
		}
	}
	return ""
}

func addTools(served *mcp.Server) {
	mcp.AddTool(served, &mcp.Tool{Name: "echo"}, func(_ context.Context, _ *mcp.CallToolRequest, given said) (*mcp.CallToolResult, any, error) {
		return text(given.Text), nil, nil
	})
	mcp.AddTool(served, &mcp.Tool{Name: "fail"}, func(context.Context, *mcp.CallToolRequest, none) (*mcp.CallToolResult, any, error) {
		return nil, nil, errors.New("it failed")
	})
	mcp.AddTool(served, &mcp.Tool{Name: "steps"}, func(ctx context.Context, request *mcp.CallToolRequest, _ none) (*mcp.CallToolResult, any, error) {
		for step := 1; step <= 2; step++ {
			token := request.Params.GetProgressToken()
			if token != nil {
				_ = request.Session.NotifyProgress(ctx, &mcp.ProgressNotificationParams{ProgressToken: token, Progress: float64(step), Total: 2})
			}
			_ = request.Session.Log(ctx, &mcp.LoggingMessageParams{Level: "info", Data: fmt.Sprintf("step %d", step)})
		}
		return text("done"), nil, nil
	})
	asking(served, "ask", &mcp.ElicitParams{
		Message: "Who?",
		RequestedSchema: map[string]any{
			"type":       "object",
			"properties": map[string]any{"name": map[string]any{"type": "string"}},
		},
	}, func(answer mcp.InputResponse) string {
		given, is := answer.(*mcp.ElicitResult)
		if !is || given.Action != "accept" {
			return "nobody"
		}
		return fmt.Sprint("Hello ", given.Content["name"])
	})
	asking(served, "sample", &mcp.CreateMessageParams{
		MaxTokens: 10,
		Messages:  []*mcp.SamplingMessage{{Role: "user", Content: &mcp.TextContent{Text: "Name a city"}}},
	}, func(answer mcp.InputResponse) string {
		switch given := answer.(type) {
		case *mcp.CreateMessageResult:
			return "It said " + contentText([]mcp.Content{given.Content})
		case *mcp.CreateMessageWithToolsResult:
			return "It said " + contentText(given.Content)
		}
		return "nothing"
	})
}

func main() {
	options := &mcp.ServerOptions{
		PageSize: 2,
		CompletionHandler: func(_ context.Context, request *mcp.CompleteRequest) (*mcp.CompleteResult, error) {
			found := []string{}
			for _, name := range []string{"ada", "alan"} {
				if strings.HasPrefix(name, request.Params.Argument.Value) {
					found = append(found, name)
				}
			}
			return &mcp.CompleteResult{Completion: mcp.CompletionResultDetails{Values: found}}, nil
		},
		SubscribeHandler:   func(context.Context, *mcp.SubscribeRequest) error { return nil },
		UnsubscribeHandler: func(context.Context, *mcp.UnsubscribeRequest) error { return nil },
	}
	if len(os.Args) > 2 && os.Args[2] == "legacy" {
		options.SupportedProtocolVersions = []string{"2025-11-25", "2025-06-18", "2025-03-26"}
	}
	served := mcp.NewServer(&mcp.Implementation{Name: "go-sdk", Version: "1.0.0"}, options)
	addTools(served)
	var count atomic.Int64
	for _, name := range []string{"counter", "other", "third"} {
		uri := "memo://" + name
		served.AddResource(&mcp.Resource{URI: uri, Name: name, MIMEType: "text/plain"}, func(context.Context, *mcp.ReadResourceRequest) (*mcp.ReadResourceResult, error) {
			words := fmt.Sprintf("%s %d größe \u2028 😀", name, count.Load())
			return &mcp.ReadResourceResult{Contents: []*mcp.ResourceContents{{URI: uri, Text: words}}}, nil
		})
	}
	served.AddResourceTemplate(&mcp.ResourceTemplate{URITemplate: "memo://{name}/text", Name: "memo"}, func(_ context.Context, request *mcp.ReadResourceRequest) (*mcp.ReadResourceResult, error) {
		return &mcp.ReadResourceResult{Contents: []*mcp.ResourceContents{{URI: request.Params.URI, Text: "a memo"}}}, nil
	})
	served.AddPrompt(&mcp.Prompt{Name: "greet", Arguments: []*mcp.PromptArgument{{Name: "name", Required: true}}}, func(_ context.Context, request *mcp.GetPromptRequest) (*mcp.GetPromptResult, error) {
		words := &mcp.TextContent{Text: "Hello " + request.Params.Arguments["name"]}
		return &mcp.GetPromptResult{Messages: []*mcp.PromptMessage{{Role: "user", Content: words}}}, nil
	})
	mcp.AddTool(served, &mcp.Tool{Name: "count"}, func(ctx context.Context, _ *mcp.CallToolRequest, _ none) (*mcp.CallToolResult, any, error) {
		number := count.Add(1)
		for _, name := range []string{"counter", "other"} {
			_ = served.ResourceUpdated(ctx, &mcp.ResourceUpdatedNotificationParams{URI: "memo://" + name})
		}
		return text(fmt.Sprint(number)), nil, nil
	})
	mcp.AddTool(served, &mcp.Tool{Name: "grow"}, func(context.Context, *mcp.CallToolRequest, none) (*mcp.CallToolResult, any, error) {
		mcp.AddTool(served, &mcp.Tool{Name: "another"}, func(context.Context, *mcp.CallToolRequest, none) (*mcp.CallToolResult, any, error) {
			return text("new"), nil, nil
		})
		return text("grown"), nil, nil
	})
	handler := mcp.NewStreamableHTTPHandler(func(*http.Request) *mcp.Server { return served }, nil)
	log.Fatal(http.ListenAndServe("127.0.0.1:"+os.Args[1], handler))
}
