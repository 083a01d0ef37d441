import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig, loadEnv } from 'vite'

/** What every page starts with travels as one file; what only records need, as another. */
const groups = [
  { name: 'base', test: /node_modules/, tags: ['$initial' as const], priority: 1 },
  { name: 'schema', test: /node_modules\/(?:zod|decimal\.js)\// },
]

export default defineConfig(({ mode }) => {
  const target = loadEnv(mode, '.', 'API_')['API_TARGET'] ?? 'http://127.0.0.1:3000'
  return {
    base: '/public/admin/',
    plugins: [react()],
    resolve: { alias: { '@': fileURLToPath(new URL('./src', import.meta.url)) } },
    server: {
      port: 5555,
      strictPort: true,
      proxy: { '/api': { target }, '/refreshToken': { target } },
    },
    build: {
      target: 'es2023',
      manifest: true,
      chunkSizeWarningLimit: 700,
      rolldownOptions: { output: { codeSplitting: { groups } } },
    },
  }
})
