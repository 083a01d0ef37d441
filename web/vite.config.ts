import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig, loadEnv } from 'vite'

/** Left alone, a library of small files becomes sixty requests; what is needed together travels together. */
const groups = [
  { name: 'base', tags: ['$initial' as const], priority: 1 },
  { name: 'shared', test: /node_modules/, minShareCount: 2, entriesAware: true, entriesAwareMergeThreshold: 150_000 },
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
