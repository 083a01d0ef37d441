import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { root } from '../process.ts'
import { sample, type Files } from './sample.ts'

const workspaces = ['api', 'flow', 'server', 'web', 'e2e']

const configs = [
  '.gitignore',
  'package.json',
  'knip.json',
  '.oxlintrc.json',
  '.oxfmtrc.json',
  'tsconfig.json',
  'tsconfig.base.json',
  'flow/test/tsconfig.json',
  'coverage.config.ts',
  ...workspaces.flatMap((name) => [`${name}/package.json`, `${name}/tsconfig.json`]),
]

const write = (tree: string, files: Files): void => {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(tree, path)), { recursive: true })
    writeFileSync(join(tree, path), text)
  }
}

/** Packages come from the real installation, our own workspaces from the planted tree. */
const linkPackages = (tree: string): void => {
  mkdirSync(`${tree}/node_modules/@srm`, { recursive: true })
  for (const name of readdirSync(`${root}/node_modules`)) {
    if (name !== '@srm' && name !== '.cache')
      symlinkSync(`${root}/node_modules/${name}`, `${tree}/node_modules/${name}`)
  }
  for (const name of workspaces) symlinkSync(`${tree}/${name}`, `${tree}/node_modules/@srm/${name}`)
}

const addConfigs = (tree: string): void => {
  for (const path of configs) {
    mkdirSync(dirname(join(tree, path)), { recursive: true })
    copyFileSync(join(root, path), join(tree, path))
  }
  // The tools are not part of the sample; their project would have no input.
  write(tree, {
    'tools/placeholder.ts': `export {}\n`,
    'tools/tsconfig.json': '{ "extends": "../tsconfig.base.json" }\n',
  })
  linkPackages(tree)
}

type Use<T> = (tree: string) => T

const inTree = async <T>(files: Files, prepare: Use<void>, use: Use<T | Promise<T>>): Promise<T> => {
  const tree = mkdtempSync(join(tmpdir(), 'gate-'))
  try {
    write(tree, { ...sample, ...files })
    prepare(tree)
    return await use(tree)
  } finally {
    rmSync(tree, { recursive: true, force: true })
  }
}

/** The sample plus a planted violation, for gates that only read files. */
export const planted = <T>(files: Files, use: Use<T>): Promise<T> => inTree(files, () => undefined, use)

/** The sample plus a planted violation, with the real configuration and packages, for gates that are programs. */
export const plantedForTools = <T>(files: Files, use: Use<Promise<T>>): Promise<T> => inTree(files, addConfigs, use)
