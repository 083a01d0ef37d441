import { bin, lintOptions } from '../../process.ts'
import type { Files } from '../sample.ts'

type Program = {
  readonly args: readonly string[]
  readonly violations: Readonly<Record<string, { readonly files: Files; readonly says: RegExp }>>
}

const file = 'server/src/kernel/planted.ts'

/** A planted that is used by the sample, so that only the planted fault can be found. */
const used = (text: string): Files => ({
  [file]: text,
  'server/bench/main.ts': `import { planted } from '#kernel/planted.ts'\n\nplanted()\n`,
})

const lint: Program['violations'] = {
  'a floating promise': {
    files: used(`export const planted = (): void => {\n  Promise.resolve(1)\n}\n`),
    says: /no-floating-promises/,
  },
  'a promise where a void function belongs': {
    files: used(`export const planted = (): void => [1].forEach(async (n) => Promise.resolve(n))\n`),
    says: /no-misused-promises/,
  },
  'an any': { files: used(`export const planted = (x?: any): void => void x\n`), says: /no-explicit-any/ },
  'an unsafe value': {
    files: used(`export const planted = (): string => JSON.parse('1')\n`),
    says: /no-unsafe-return/,
  },
  'a default export': { files: { [file]: `export default 1\n` }, says: /no-default-export/ },
  'a console line': { files: used(`export const planted = (): void => console.log(1)\n`), says: /no-console/ },
  'a focused test': {
    files: {
      'server/test/planted.test.ts': `import { expect, test } from 'vitest'\n\ntest.only('a', () => expect(1).toBe(1))\n`,
    },
    says: /no-focused-tests/,
  },
}

const types: Program['violations'] = {
  'a wrong type': { files: used(`export const planted = (): number => 'one'\n`), says: /TS2322/ },
  'an unchecked index': {
    files: used(`export const planted = (list: string[] = []): number => list[0].length\n`),
    says: /TS2532/,
  },
  'an enum': {
    files: used(`enum Colour {\n  red,\n}\nexport const planted = (): number => Colour.red\n`),
    says: /TS1294/,
  },
}

const deadCode: Program['violations'] = {
  'a file nobody imports': { files: { [file]: `export const planted = 1\n` }, says: /Unused files/ },
  'an export nobody imports': {
    files: used(`export const planted = (): void => undefined\nexport const dead = 1\n`),
    says: /Unused exports/,
  },
}

const reached: Program['violations'] = {
  'an approval branch no test takes': {
    files: {
      'flow/src/index.ts': `import { cents } from '@srm/api/shared/money'\n\nexport const limit = cents(5)\nexport const size = (n: number): string => (n > 1 ? 'many' : n === 1 ? 'one' : 'none')\n`,
    },
    says: /Coverage for branches \(0%\) does not meet/,
  },
}

export const programs: Readonly<Record<string, Program>> = {
  format: {
    args: [bin.oxfmt, '--check', '.'],
    violations: {
      'a line out of shape': { files: { [file]: `export const  planted = "1";\n` }, says: /kernel\/planted\.ts/ },
    },
  },
  'lint and types': { args: [bin.oxlint, ...lintOptions, '.'], violations: { ...lint, ...types } },
  compiler: { args: [bin.tsc, '-b', '--pretty', 'false'], violations: types },
  'dead code': {
    args: [bin.knip, '--no-progress', '--no-config-hints', '--include', 'files,exports,types'],
    violations: deadCode,
  },
  'approval branches': { args: [bin.vitest, 'run', '--config', 'coverage.config.ts'], violations: reached },
}
