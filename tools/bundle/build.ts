import { existsSync, readFileSync, statSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { bin, root, runNode, type RunResult } from '../process.ts'
import { filesUnder } from '../tree.ts'
import type { PageName, Weight } from './limits.ts'
import { measureImports, type Manifest } from './measure.ts'
import { straysOf } from './strays.ts'

/** Two builds of one source: what customers get, and the same with the gallery of the kit, for journeys and pictures. */
type Build = 'product' | 'gallery'
const folders: Readonly<Record<Build, string>> = { product: `${root}/web/dist`, gallery: `${root}/.cache/web-gallery` }

export const folderOf = (build: Build): string => folders[build]
const manifestOf = (build: Build): string => `${folders[build]}/.vite/manifest.json`

const sources = ['web', 'api/src', 'flow/src']

export const buildWeb = async (build: Build = 'product'): Promise<RunResult> => {
  if (!existsSync(`${root}/web/index.html`)) return { code: 1, output: 'web/index.html does not exist' }
  const args = ['build', '--manifest', '--logLevel', 'warn', '--outDir', folders[build], '--emptyOutDir']
  const env = { VITE_GALLERY: build === 'gallery' ? 'on' : undefined }
  return runNode([bin.vite, ...args], { cwd: `${root}/web`, env })
}

const changedAt = (path: string): number => statSync(`${root}/${path}`).mtimeMs

export const isBuilt = (build: Build = 'product'): boolean => {
  const manifest = manifestOf(build)
  if (!existsSync(manifest)) return false
  const builtAt = statSync(manifest).mtimeMs
  const inputs = ['package-lock.json', ...sources.flatMap((folder) => filesUnder(root, folder))]
  return inputs.every((path) => changedAt(path) <= builtAt)
}

const manifest = (): Manifest => JSON.parse(readFileSync(manifestOf('product'), 'utf8')) as Manifest
const contentOf = (file: string): Buffer => readFileSync(`${folders.product}/${file}`)

/** Computed from the built file, so that the figure does not depend on how a server sends it. */
export const gzipSizeOf = (file: string): number => gzipSync(contentOf(file), { level: 9 }).length

export const measureBuild = (): Readonly<Record<PageName, Weight>> => measureImports(manifest(), gzipSizeOf)

export const straysInBuild = (): string[] => straysOf(manifest(), (file) => contentOf(file).toString())
