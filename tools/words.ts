import { filesUnder, read } from './tree.ts'

/** Things true of one machine or one office only; a reader elsewhere cannot follow them. */
const forbidden: readonly (readonly [RegExp, string])[] = [
  [/(?<![\w.@-])\/work\//, 'a path of one machine'],
  [/(?<!from '(?:\.\.\/)*)\.\.\/shared/, 'a path outside the repository'],
  [/\u00a7/, 'a section number of a document the reader does not have'],
  [/registry\.npm(?:js|mirror)/, 'the address of a package registry'],
  [/deb\.debian/, 'the address of a package registry'],
]

const isText = (path: string): boolean => !/\.(?:png|jpe?g|gif|ico|webp|woff2?|ttf|pdf|xlsx|zip|gz|dump)$/.test(path)

const linesOf = (root: string, path: string): string[] => read(root, path).split('\n')

export const checkWords = (root: string): string[] =>
  filesUnder(root)
    .filter(isText)
    .flatMap((path) =>
      linesOf(root, path).flatMap((line, index) =>
        forbidden
          .filter(([pattern]) => pattern.test(line))
          .map(([, what]) => `${path}:${String(index + 1)}: ${what}: ${line.trim().slice(0, 100)}`),
      ),
    )
