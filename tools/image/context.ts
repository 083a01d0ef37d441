import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'

const escaped = (text: string): string => text.replaceAll(/[.+^$(){}|[\]\\]/g, String.raw`\$&`)

/** `**` stands for any folders, `*` for anything within one; a folder means everything in it. */
const patternOf = (line: string): RegExp => {
  const inside = escaped(line).replaceAll(/\*\*\/|\*/g, (stars) => (stars === '*' ? '[^/]*' : '(?:.*/)?'))
  return new RegExp(`^${inside}(?:/.*)?$`)
}

/** What an image may be built of: the last line that fits a path decides, and `!` takes it back in. */
export const withoutIgnored = (paths: readonly string[], ignore: string): string[] => {
  const rules = ignore
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line && !line.startsWith('#'))
    .map((line) => ({ isIgnored: !line.startsWith('!'), pattern: patternOf(line.replace(/^!/, '')) }))
  return paths.filter((path) => !rules.findLast(({ pattern }) => pattern.test(path))?.isIgnored)
}

/** The files of the repository, committed or about to be, that Docker would send to the build. */
export const contextFiles = (root: string): string[] => {
  const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '-z'], { cwd: root, encoding: 'utf8' })
  const paths = listed.split('\0').filter((path) => path && existsSync(`${root}/${path}`))
  return withoutIgnored([...new Set(paths)].toSorted(), readFileSync(`${root}/.dockerignore`, 'utf8'))
}
