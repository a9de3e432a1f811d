package main

import (
	"crypto/hmac"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"io"
	"log"
	"net/http"
	"os"
)

const maxBody = 1 << 20

func isFromMixpost(secret, body []byte, signature string) bool {
	mac := hmac.New(sha256.New, secret)
	mac.Write(body)
	expected := hex.EncodeToString(mac.Sum(nil))
	return hmac.Equal([]byte(expected), []byte(signature))
}

func receive(secret []byte) http.HandlerFunc {
	return func(w http.ResponseWriter, r *http.Request) {
		// Use the raw body: parsing and re-encoding the JSON can change its bytes.
		body, err := io.ReadAll(http.MaxBytesReader(w, r.Body, maxBody))
		if err != nil {
			http.Error(w, "Unreadable body", http.StatusBadRequest)
			return
		}
		if !isFromMixpost(secret, body, r.Header.Get("X-Signature")) {
			http.Error(w, "Invalid signature", http.StatusForbidden)
			return
		}
		var payload struct {
			Event string          `json:"event"`
			Data  json.RawMessage `json:"data"`
		}
		if err := json.Unmarshal(body, &payload); err != nil {
			http.Error(w, "Invalid JSON", http.StatusBadRequest)
			return
		}
		// Put the event and its data in a queue here, and respond right away.
		log.Println(payload.Event)
	}
}

func main() {
	secret := os.Getenv("MIXPOST_WEBHOOK_SECRET")
	if secret == "" {
		log.Fatal("MIXPOST_WEBHOOK_SECRET is not set")
	}
	port := os.Getenv("PORT")
	if port == "" {
		port = "8080"
	}
	log.Fatal(http.ListenAndServe("127.0.0.1:"+port, receive([]byte(secret))))
}
