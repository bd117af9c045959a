// captive is an MCP server that tries to get out of its container. It speaks 2025-06-18 on its standard streams, or over HTTP where
// MCP_TRANSPORT asks for it, and answers every attempt with what came of it.
package main

import (
	"bufio"
	"crypto/tls"
	"encoding/json"
	"fmt"
	"io"
	"net"
	"net/http"
	"net/url"
	"os"
	"os/exec"
	"os/signal"
	"strings"
	"syscall"
	"time"
)

type message struct {
	ID     json.RawMessage `json:"id"`
	Method string          `json:"method"`
	Params struct {
		Name      string            `json:"name"`
		Arguments map[string]string `json:"arguments"`
	} `json:"params"`
}

func said(err error, value string) string {
	if err != nil {
		return "error: " + err.Error()
	}
	return value
}

var kept [][]byte

func attempt(name string, args map[string]string) string {
	switch name {
	case "environment":
		text, _ := json.Marshal(map[string]any{"env": os.Environ(), "args": os.Args[1:], "uid": os.Getuid(), "gid": os.Getgid(), "pid": os.Getpid()})
		return string(text)
	case "write":
		return said(os.WriteFile(args["path"], []byte(args["text"]), 0o600), "written")
	case "read":
		text, err := os.ReadFile(args["path"])
		return said(err, string(text))
	case "link":
		return said(os.Symlink(args["to"], args["path"]), "linked")
	case "dial":
		connection, err := net.DialTimeout(args["network"], args["address"], 2*time.Second)
		if err == nil {
			connection.Close()
		}
		return said(err, "connected")
	case "ask":
		connection, err := net.Dial("udp", args["address"])
		if err != nil {
			return said(err, "")
		}
		defer connection.Close()
		connection.SetDeadline(time.Now().Add(2 * time.Second))
		fmt.Fprint(connection, "hello")
		reply := make([]byte, 64)
		size, err := connection.Read(reply)
		return said(err, string(reply[:size]))
	case "get":
		client := &http.Client{Timeout: 5 * time.Second}
		if args["direct"] != "" {
			client.Transport = &http.Transport{Proxy: nil}
		}
		answer, err := client.Get(args["url"])
		if err != nil {
			return said(err, "")
		}
		defer answer.Body.Close()
		body, err := io.ReadAll(answer.Body)
		return said(err, fmt.Sprintf("%d %s", answer.StatusCode, body))
	case "resolve":
		addresses, err := net.LookupHost(args["name"])
		return said(err, strings.Join(addresses, " "))
	case "tunnel":
		// CONNECT to one host, and TLS that names perhaps another one.
		proxy, err := url.Parse(os.Getenv("HTTPS_PROXY"))
		if err != nil {
			return said(err, "")
		}
		connection, err := net.DialTimeout("tcp", proxy.Host, 2*time.Second)
		if err != nil {
			return said(err, "")
		}
		defer connection.Close()
		connection.SetDeadline(time.Now().Add(5 * time.Second))
		fmt.Fprintf(connection, "CONNECT %s HTTP/1.1\r\nHost: %s\r\n\r\n", args["host"], args["host"])
		reader := bufio.NewReader(connection)
		answer, err := http.ReadResponse(reader, &http.Request{Method: http.MethodConnect})
		if err != nil || answer.StatusCode != 200 {
			return said(err, fmt.Sprintf("refused %v", answer))
		}
		return said(tls.Client(connection, &tls.Config{ServerName: args["name"], InsecureSkipVerify: true}).Handshake(), "shaken hands")
	case "interfaces":
		all, err := net.Interfaces()
		names := []string{}
		for _, each := range all {
			names = append(names, each.Name)
		}
		return said(err, strings.Join(names, " "))
	case "raw":
		_, err := syscall.Socket(syscall.AF_INET, syscall.SOCK_RAW, syscall.IPPROTO_ICMP)
		return said(err, "opened")
	case "setuid":
		return said(syscall.Setuid(0), "root")
	case "suid":
		out, err := exec.Command("/suid", "uid").CombinedOutput()
		return said(err, string(out))
	case "mount":
		return said(syscall.Mount("none", "/tmp", "tmpfs", 0, ""), "mounted")
	case "mknod":
		return said(syscall.Mknod("/tmp/device", syscall.S_IFBLK|0o600, 0x0801), "made")
	case "fork":
		started := 0
		for started < 2000 {
			child := exec.Command("/proc/self/exe", "sleep")
			if err := child.Start(); err != nil {
				syscall.Kill(0, 0)
				return fmt.Sprintf("%d processes, then: %v", started, err)
			}
			started++
		}
		return "2000 processes"
	case "memory":
		for {
			piece := make([]byte, 16<<20)
			for at := 0; at < len(piece); at += 4096 {
				piece[at] = 1
			}
			kept = append(kept, piece)
		}
	case "exit":
		fmt.Fprintln(os.Stderr, "told to end")
		os.Exit(9)
	case "flood":
		line := []byte(strings.Repeat("x", 1<<20))
		for {
			os.Stdout.Write(line)
		}
	}
	return "error: no such tool"
}

func answer(bytes []byte) []byte {
	var asked message
	if err := json.Unmarshal(bytes, &asked); err != nil || asked.ID == nil {
		return nil
	}
	reply := map[string]any{"jsonrpc": "2.0", "id": asked.ID}
	switch asked.Method {
	case "initialize":
		reply["result"] = map[string]any{
			"protocolVersion": "2025-06-18",
			"capabilities":    map[string]any{"tools": map[string]any{}},
			"serverInfo":      map[string]any{"name": "captive", "version": "1"},
		}
	case "tools/list":
		reply["result"] = map[string]any{"tools": []any{map[string]any{"name": "environment", "inputSchema": map[string]any{"type": "object"}}}}
	case "tools/call":
		text := attempt(asked.Params.Name, asked.Params.Arguments)
		reply["result"] = map[string]any{"content": []any{map[string]any{"type": "text", "text": text}}}
	case "ping":
		reply["result"] = map[string]any{}
	default:
		reply["error"] = map[string]any{"code": -32601, "message": "no such method"}
	}
	text, _ := json.Marshal(reply)
	return text
}

func main() {
	if len(os.Args) > 1 {
		switch os.Args[1] {
		case "sleep":
			time.Sleep(time.Hour)
		case "uid":
			fmt.Printf("%d", os.Geteuid())
			return
		case "crash":
			fmt.Fprintln(os.Stderr, "no configuration")
			os.Exit(3)
		case "hang":
			time.Sleep(time.Hour)
		}
	}
	fmt.Fprintln(os.Stderr, "captive starts")
	if transport := os.Getenv("MCP_TRANSPORT"); transport != "stdio" {
		ends := make(chan os.Signal, 1)
		signal.Notify(ends, syscall.SIGTERM)
		go func() { <-ends; os.Exit(0) }()
		http.HandleFunc("/mcp", func(w http.ResponseWriter, r *http.Request) {
			if r.Method != http.MethodPost {
				w.WriteHeader(http.StatusMethodNotAllowed)
				return
			}
			body, _ := io.ReadAll(r.Body)
			reply := answer(body)
			if reply == nil {
				w.WriteHeader(http.StatusAccepted)
				return
			}
			w.Header().Set("content-type", "application/json")
			w.Write(reply)
		})
		fmt.Fprintln(os.Stderr, http.ListenAndServe(os.Getenv("MCP_HOST")+":"+os.Getenv("MCP_PORT"), nil))
		os.Exit(1)
	}
	lines := bufio.NewReader(os.Stdin)
	for {
		line, err := lines.ReadBytes('\n')
		if reply := answer(line); reply != nil {
			os.Stdout.Write(append(reply, '\n'))
		}
		if err != nil {
			return
		}
	}
}
