// Command stand-in takes the place of the programs that emitted manifests start, in tests against a real node. It is the pause
// container of every pod, a tiny MCP server as a backend, and in place of svc a proxy that loads its configuration. Under /report it
// says what it sees of its pod.
package main

import (
	"encoding/json"
	"fmt"
	"io"
	"maps"
	"net/http"
	"net/http/httputil"
	"net/url"
	"os"
	"os/signal"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"syscall"
)

// report is what a container sees.
type report struct {
	Args        []string          `json:"args"`
	Environment map[string]string `json:"environment"`
	User        int               `json:"user"`
	Group       int               `json:"group"`
	Files       map[string]file   `json:"files"`
	RootIsOpen  bool              `json:"rootIsOpen"`
	TmpIsOpen   bool              `json:"tmpIsOpen"`
	HasToken    bool              `json:"hasToken"`
	// Probes counts the requests of the kubelet by path.
	Probes map[string]int  `json:"probes"`
	Config json.RawMessage `json:"config,omitempty"`
}

type file struct {
	Mode string `json:"mode"`
	Text string `json:"text"`
}

// runConfig is the part of a run configuration that a proxy cannot do without.
type runConfig struct {
	Host       string `json:"host"`
	ProxyPort  int    `json:"proxyPort"`
	Transport  string `json:"transport"`
	TargetHost string `json:"targetHost"`
	TargetPort int    `json:"targetPort"`
}

func main() {
	if len(os.Args) > 1 && os.Args[1] == "pause" {
		wait()
		return
	}
	var err error
	if slices.Contains(os.Args, "copy-pgpass") {
		err = copyPrivate(flagValue("--from"), flagValue("--to"))
	} else if path := flagValue("--from-config", "--config"); path != "" {
		err = proxy(path)
	} else {
		err = backend()
	}
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}

// wait ends at the signal that ends a pod, so that a pod does not take its whole grace period to go.
func wait() {
	signals := make(chan os.Signal, 1)
	signal.Notify(signals, syscall.SIGTERM, syscall.SIGINT)
	<-signals
}

// flagValue is what stands behind the first of some flags, in either of its forms.
func flagValue(flags ...string) string {
	for index, arg := range os.Args {
		for _, flag := range flags {
			if arg == flag && index+1 < len(os.Args) {
				return os.Args[index+1]
			}
			if value, found := strings.CutPrefix(arg, flag+"="); found {
				return value
			}
		}
	}
	return ""
}

// copyPrivate copies a file for its owner alone, as PostgreSQL demands of passwords.
func copyPrivate(from, to string) error {
	text, err := os.ReadFile(from)
	if err != nil {
		return err
	}
	return os.WriteFile(to, text, 0o600)
}

func backend() error {
	port := flagValue("--port")
	if port == "" {
		port = os.Getenv("MCP_PORT")
	}
	if port == "" {
		// A server of standard input and output: its proxy holds the other end.
		wait()
		return nil
	}
	mux := http.NewServeMux()
	mux.HandleFunc("/health", func(writer http.ResponseWriter, _ *http.Request) { answer(writer, map[string]bool{"ok": true}) })
	mux.HandleFunc("/report", func(writer http.ResponseWriter, request *http.Request) { answer(writer, look(nil, request)) })
	mux.HandleFunc("/", serveMCP)
	return listen("0.0.0.0:"+port, mux)
}

// serveMCP answers initialize, ping and tools/list of the protocol, each as one JSON reply.
func serveMCP(writer http.ResponseWriter, request *http.Request) {
	var message struct {
		ID     json.RawMessage `json:"id"`
		Method string          `json:"method"`
	}
	if err := json.NewDecoder(io.LimitReader(request.Body, 1<<20)).Decode(&message); err != nil {
		http.Error(writer, err.Error(), http.StatusBadRequest)
		return
	}
	results := map[string]any{
		"initialize": map[string]any{
			"protocolVersion": "2025-11-25",
			"capabilities":    map[string]any{"tools": map[string]any{}},
			"serverInfo":      map[string]any{"name": "stand-in", "version": "1.0.0"},
		},
		"ping": map[string]any{},
		"tools/list": map[string]any{"tools": []any{
			map[string]any{"name": "forecast", "inputSchema": map[string]any{"type": "object"}},
		}},
	}
	if message.ID == nil {
		writer.WriteHeader(http.StatusAccepted)
		return
	}
	reply := map[string]any{"jsonrpc": "2.0", "id": message.ID}
	if result, found := results[message.Method]; found {
		reply["result"] = result
	} else {
		reply["error"] = map[string]any{"code": -32601, "message": "Method not found"}
	}
	answer(writer, reply)
}

func proxy(path string) error {
	text, err := os.ReadFile(path)
	if err != nil {
		return err
	}
	var config runConfig
	if strings.HasSuffix(path, ".json") {
		if err := json.Unmarshal(text, &config); err != nil {
			return fmt.Errorf("%s: %w", path, err)
		}
	} else {
		// A registry, whose configuration is YAML: the tests read it among the mounted files.
		config.ProxyPort = 8080
		text = nil
	}
	mux := http.NewServeMux()
	for _, probe := range []string{"/health", "/healthz", "/readyz"} {
		mux.HandleFunc(probe, func(writer http.ResponseWriter, _ *http.Request) { answer(writer, map[string]bool{"ok": true}) })
	}
	mux.HandleFunc("/report", func(writer http.ResponseWriter, request *http.Request) { answer(writer, look(text, request)) })
	if config.TargetHost != "" && config.Transport != "stdio" {
		target := &url.URL{Scheme: "http", Host: fmt.Sprintf("%s:%d", config.TargetHost, config.TargetPort)}
		mux.Handle("/", httputil.NewSingleHostReverseProxy(target))
	}
	port := config.ProxyPort
	if port == 0 {
		port = 4483
	}
	if internal := flagValue("--internal-address"); internal != "" {
		go func() {
			if err := http.ListenAndServe(internal, counted(mux)); err != nil {
				fmt.Fprintln(os.Stderr, err)
				os.Exit(1)
			}
		}()
	}
	return listen(fmt.Sprintf("0.0.0.0:%d", port), mux)
}

func listen(address string, handler http.Handler) error {
	go func() {
		wait()
		os.Exit(0)
	}()
	return http.ListenAndServe(address, counted(handler))
}

var (
	probesLock sync.Mutex
	probes     = map[string]int{}
)

// counted notes the requests of the kubelet.
func counted(handler http.Handler) http.Handler {
	return http.HandlerFunc(func(writer http.ResponseWriter, request *http.Request) {
		if strings.HasPrefix(request.UserAgent(), "kube-probe/") {
			probesLock.Lock()
			probes[request.URL.Path]++
			probesLock.Unlock()
		}
		handler.ServeHTTP(writer, request)
	})
}

func probesSeen() map[string]int {
	probesLock.Lock()
	defer probesLock.Unlock()
	return maps.Clone(probes)
}

func answer(writer http.ResponseWriter, value any) {
	writer.Header().Set("content-type", "application/json")
	_ = json.NewEncoder(writer).Encode(value)
}

// look gathers what the container sees, the environment of the cluster's own Services aside.
func look(config []byte, request *http.Request) report {
	environment := map[string]string{}
	for _, entry := range os.Environ() {
		name, value, _ := strings.Cut(entry, "=")
		environment[name] = value
	}
	_, err := os.Stat("/var/run/secrets/kubernetes.io/serviceaccount/token")
	return report{
		Args:        os.Args[1:],
		Environment: environment,
		User:        os.Getuid(),
		Group:       os.Getgid(),
		Files:       mounted(request.URL.Query()["root"]),
		RootIsOpen:  isOpen("/"),
		TmpIsOpen:   isOpen("/tmp"),
		HasToken:    err == nil,
		Probes:      probesSeen(),
		Config:      config,
	}
}

// mounted is every small file below some folders, by path.
func mounted(roots []string) map[string]file {
	files := map[string]file{}
	for _, root := range roots {
		_ = filepath.Walk(root, func(path string, info os.FileInfo, err error) error {
			if err != nil || info.IsDir() || strings.Contains(path, "/..") {
				return nil
			}
			text, err := os.ReadFile(path)
			if err != nil || len(text) > 1<<20 {
				return nil
			}
			followed, err := os.Stat(path)
			if err == nil {
				files[path] = file{Mode: followed.Mode().Perm().String(), Text: string(text)}
			}
			return nil
		})
	}
	return files
}

// isOpen tells whether a folder can be written to.
func isOpen(folder string) bool {
	probe, err := os.CreateTemp(folder, "probe-*")
	if err != nil {
		return false
	}
	_ = probe.Close()
	_ = os.Remove(probe.Name())
	return true
}
