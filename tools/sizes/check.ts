import { filesUnder, isCode, read } from '../tree.ts'
import { isDoor, wideDoors } from './doors.ts'
import { overlongFunctions } from './functions.ts'
import { isSource, lineCount, overlong } from './lines.ts'
import { badNames } from './names.ts'
import { badSuppressions } from './suppressions.ts'

export const checkSizes = (root: string): string[] => {
  const paths = filesUnder(root)
  const files = paths
    .filter((path) => isSource(path) || path.endsWith('.md'))
    .map((path) => ({ path, text: read(root, path) }))
    .map((file) => ({ ...file, lines: lineCount(file.text) }))
  const code = files.filter(({ path }) => isCode(path))
  return [
    ...overlong(files),
    ...code.flatMap(({ path, text }) => overlongFunctions(path, text)),
    ...files.filter(({ path }) => isDoor(path)).flatMap(({ path, text }) => wideDoors(path, text)),
    ...badNames(paths),
    ...badSuppressions(code),
  ]
}
