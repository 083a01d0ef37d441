// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const folder = fileURLToPath(new URL('src/', import.meta.url))
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => /\.(?:css|tsx?)$/.test(file))
const sources = files.map((file) => [file, readFileSync(folder + file, 'utf8')] as const)

test('every colour and size a style asks for is there', () => {
  const known = new Set(
    sources.flatMap(([, code]) => [...code.matchAll(/(--srm-[\w-]+)['"]?\s*:/g)].map(([, name]) => name)),
  )
  expect(known.size).toBeGreaterThan(50)
  const missing = sources
    .filter(([file]) => file.endsWith('.css'))
    .flatMap(([file, code]) => [...code.matchAll(/var\((--srm-[\w-]+)\)/g)].map(([, name]) => [file, name] as const))
    .filter(([, name]) => !known.has(name))
  expect(missing.map(([file, name]) => `${file}: ${name ?? ''}`)).toEqual([])
})
