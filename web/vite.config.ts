import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig, loadEnv, type Plugin, type Rolldown } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'
import { planChunks, type Kinds } from './chunks.ts'
import { directImports } from './direct-imports.ts'
import { dialogInHiddenTab } from './dialog-in-hidden-tab.ts'
import { leanLibraries } from './lean-libraries.ts'
import { splitTexts } from './split-texts.ts'
import { noOutsideFonts } from './no-outside-fonts.ts'
import { squeezed } from './squeeze.ts'

/** What every visit of somebody who is signed in begins with, told by the ends of their source paths. */
const firstParts = ['/shell/frame/frame.tsx', '/update/offline.page.tsx', '/home/home.page.tsx']
const begins = new Set<string>()
/** Scripts under this length, in signs before they are squeezed: only what takes long to come is worth a name in the frame. */
const smallLength = 80_000
const small = new Set<string>()

/** Notes the files these parts cannot do without, however the build has cut them. */
const beginnings: Plugin = {
  name: 'srm:beginnings',
  generateBundle(_, bundle) {
    const take = (file: string): void => {
      const chunk = bundle[file]
      if (begins.has(file) || chunk?.type !== 'chunk') return
      begins.add(file)
      for (const style of chunk.viteMetadata?.importedCss ?? []) begins.add(style)
      chunk.imports.forEach(take)
    }
    for (const chunk of Object.values(bundle)) {
      if (chunk.type !== 'chunk') continue
      if (chunk.code.length < smallLength) small.add(chunk.fileName)
      const from = chunk.facadeModuleId ?? ''
      if (chunk.isEntry || firstParts.some((part) => from.endsWith(part))) take(chunk.fileName)
    }
  },
}

/** A month: by then a version that is still open somewhere has been offered the next one many times. */
const keptFor = 30 * 24 * 60 * 60

/**
 * Keeps the app at hand without a network and offers a new version. What every visit begins with is fetched ahead,
 * everything else is kept once it was opened: five hundred small files are not loaded for somebody who came to sign in.
 */
const offline = VitePWA({
  registerType: 'prompt',
  injectRegister: false,
  filename: 'sw.js',
  scope: './',
  manifest: false,
  workbox: {
    globPatterns: ['index.html', 'assets/*.{js,css}'],
    manifestTransforms: [
      (entries) => ({ manifest: entries.filter(({ url }) => url === 'index.html' || begins.has(url)) }),
    ],
    // Pages are told apart by what follows the hash, so there is only one to answer with; calls are never answered.
    navigateFallback: null,
    cleanupOutdatedCaches: true,
    inlineWorkboxRuntime: true,
    dontCacheBustURLsMatching: /^assets\//,
    runtimeCaching: [
      {
        urlPattern: ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/public/admin/assets/'),
        handler: 'CacheFirst',
        options: {
          cacheName: 'srm-assets',
          expiration: { maxEntries: 800, maxAgeSeconds: keptFor },
          cacheableResponse: { statuses: [200] },
        },
      },
    ],
  },
})

/** Told by the ends of their source paths; a file that was moved stops the build. */
const kinds: Kinds = {
  first: ['/src/main.tsx'],
  login: ['/login/login.page.tsx'],
  site: [
    '/login/register.page.tsx',
    '/login/password.page.tsx',
    '/public/portal.page.tsx',
    '/public/product.page.tsx',
    '/shell/status.page.tsx',
  ],
  external: [
    '/public/external.page.tsx',
    '/apply/apply.page.tsx',
    '/renew/renew.page.tsx',
    '/external/external.page.tsx',
    '/ui/external/link-entry.tsx',
  ],
  console: [
    '/platform/platform.page.tsx',
    '/platform/tenants.page.tsx',
    '/platform/jobs.page.tsx',
    '/platform/health.page.tsx',
    '/platform/errors.page.tsx',
  ],
  frame: ['/shell/frame/frame.tsx', '/update/offline.page.tsx', '/home/home.page.tsx'],
  list: ['/record-list/record-list.tsx', '/record/view/tabs.tsx', '/transfer/transfer.actions.tsx'],
  record: ['/record-detail/record-detail.tsx', '/record-form/record-editor.tsx'],
  home: [
    '/home/home.figures.tsx',
    '/home/home.today.tsx',
    '/home/home.entries.tsx',
    '/home/home.guide.tsx',
    '/home/home.recent.tsx',
    '/centre/todo.widget.tsx',
    '/centre/mine.widget.tsx',
    '/certificate/expiring.widget.tsx',
    '/finder/week.widget.tsx',
    '/finder/spend.widget.tsx',
    '/onboarding/waiting.widget.tsx',
    '/notice/notice.widget.tsx',
  ],
}

const known = new Set<string>()
let plan: ReturnType<typeof planChunks> | undefined

const plannedName = (id: string, context: Rolldown.ChunkingContext): string | null => {
  plan ??= planChunks([...known], kinds, (other) => context.getModuleInfo(other))
  return plan(id) ?? null
}

const seen: Plugin = { name: 'srm:seen', moduleParsed: ({ id }) => void known.add(id) }

/** Libraries of the first load, what describes calls and what only amounts need are files of their own; see `chunks.ts`. */
const groups = [
  { name: 'base', test: /node_modules/, tags: ['$initial' as const], priority: 4 },
  { name: 'schema', test: /node_modules\/zod\//, priority: 3 },
  { name: 'decimal', test: /node_modules\/decimal\.js\//, priority: 3 },
  // The plan already has every module where its imports are loaded too; following them would mix the files again.
  { name: plannedName, debugName: 'planned', priority: 2, includeDependenciesRecursively: false },
]

/**
 * What a page needs is asked for together with it, so each of three hundred pages lists it in the frame. Scripts that are
 * there with the frame are left out, and small ones: the file that needs one asks for it as soon as it is read, and naming
 * it a hundred times makes everybody wait longer than that.
 */
const listedDependencies = (_: string, files: string[], { hostId }: { readonly hostId: string }): string[] =>
  hostId.startsWith('assets/frame-')
    ? files.filter((file) => !file.endsWith('.js') || !(begins.has(file) || small.has(file)))
    : files

export default defineConfig(({ mode }) => {
  const target = loadEnv(mode, '.', 'API_')['API_TARGET'] ?? 'http://127.0.0.1:3000'
  return {
    base: '/public/admin/',
    plugins: [
      noOutsideFonts,
      dialogInHiddenTab(),
      leanLibraries(),
      splitTexts,
      react(),
      directImports,
      seen,
      beginnings,
      offline,
      squeezed,
    ],
    // Told while building, so that what it switches off is not even a file.
    define: { 'import.meta.env.VITE_GALLERY': JSON.stringify(process.env['VITE_GALLERY'] ?? 'off') },
    resolve: { alias: { '@': fileURLToPath(new URL('./src', import.meta.url)) } },
    server: {
      port: 5555,
      strictPort: true,
      proxy: { '/api': { target }, '/refreshToken': { target } },
    },
    build: {
      target: 'es2023',
      manifest: true,
      modulePreload: { resolveDependencies: listedDependencies },
      chunkSizeWarningLimit: 700,
      rolldownOptions: {
        output: {
          codeSplitting: { groups },
          // Names of hundreds of files stand in the first one: seven signs tell versions of a file apart.
          chunkFileNames: 'assets/[name]-[hash:7].js',
          assetFileNames: 'assets/[name]-[hash:7][extname]',
        },
      },
    },
  }
})
