import { readdirSync, readFileSync } from 'node:fs'

const notOurs = new Set([
  'node_modules',
  '.git',
  'dist',
  '.data',
  '.cache',
  'coverage',
  'test-results',
  'playwright-report',
])

const skipped = (name: string): boolean => notOurs.has(name) || name.startsWith('.node')

/** Every file of the repository, relative, sorted; what is generated or fetched is left out. */
export const filesUnder = (root: string, folder = ''): string[] =>
  readdirSync(`${root}/${folder}`, { withFileTypes: true })
    .filter((entry) => !skipped(entry.name))
    .flatMap((entry) => {
      const path = folder ? `${folder}/${entry.name}` : entry.name
      if (entry.isDirectory()) return filesUnder(root, path)
      return entry.isFile() ? [path] : []
    })
    .toSorted()

export const read = (root: string, path: string): string => readFileSync(`${root}/${path}`, 'utf8')

export const isCode = (path: string): boolean => /\.tsx?$/.test(path)

export const isTest = (path: string): boolean => /\.(test|spec)\.tsx?$/.test(path)
