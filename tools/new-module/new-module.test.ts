import { readFileSync, rmSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { checkImports } from '../import-rules/check.ts'
import { bin, runNode, type RunResult } from '../process.ts'
import { checkSizes } from '../sizes/check.ts'
import { filesUnder } from '../tree.ts'
import { addTableTypes, copyTree } from './copy.ts'
import { lists } from './lists.ts'
import { namesOf } from './names.ts'
import { nextStamp } from './numbers.ts'

describe('names', () => {
  test.each([
    ['vehicle', { snake: 'vehicle', plural: 'vehicles', example: 'aVehicle', prefix: 'VE', enPlural: 'Vehicles' }],
    ['vehicle-type', { camel: 'vehicleType', pascal: 'VehicleType', snake: 'vehicle_type', prefix: 'VT' }],
    ['invoiceEntry', { kebab: 'invoice-entry', plural: 'invoiceEntries', example: 'anInvoiceEntry' }],
    ['tax', { plural: 'taxes', pascalPlural: 'Taxes' }],
  ])('%s', (module, names) => {
    expect(namesOf(module)).toMatchObject(names)
  })

  test.each(['', 'x', 'Vehicle', 'a b', 'car2', '../car', 'car_type', 'b'.repeat(31)])('%j is no name', (module) => {
    expect(() => namesOf(module)).toThrow('is not a module name')
  })

  test.each(['order', 'shared', 'record', 'class', 'text'])('%s is taken', (module) => {
    expect(() => namesOf(module)).toThrow('has a meaning of its own')
  })

  test('a label must not end a string, nor a prefix be unfit for a code', () => {
    expect(() => namesOf('vehicle', { label: `车'辆` })).toThrow('a label cannot have')
    expect(() => namesOf('vehicle', { prefix: 'C-L' })).toThrow('not a prefix')
  })
})

describe('npm run new', () => {
  let tree = ''
  let before: ReadonlyMap<string, string>
  const read = (path: string): string => readFileSync(`${tree}/${path}`, 'utf8')
  const make = (...args: string[]): Promise<RunResult> =>
    runNode([`${tree}/tools/new-module.ts`, ...args], { cwd: tree })
  const aboutIt = (output: string): string[] => output.split('\n').filter((line) => /shuttle/i.test(line))

  beforeAll(async () => {
    tree = copyTree()
    before = new Map(filesUnder(tree).map((path) => [path, read(path)]))
    for (const args of [
      ['shuttle', '--label', '班车'],
      ['shuttle-line', '--label', '班车线路', '--prefix', 'XL'],
    ]) {
      const { code, output } = await make(...args)
      if (code !== 0) throw new Error(output)
    }
    addTableTypes(tree, 'shuttle', 'shuttle_line')
  })
  afterAll(() => rmSync(tree, { recursive: true, force: true }))

  test('adds one line to each of three lists and changes nothing else', () => {
    const changed = [...before].filter(([path, text]) => read(path) !== text && !path.endsWith('tables.gen.ts'))
    expect(changed.map(([path]) => path)).toEqual(Object.keys(lists))
    for (const [path, text] of changed) {
      expect(read(path).slice(0, text.length)).toBe(text)
      expect(read(path).slice(text.length).trimEnd().split('\n')).toHaveLength(2)
    }
  })

  test('writes what the gates accept', async () => {
    expect(checkImports(tree).filter(({ text }) => /shuttle/i.test(text))).toEqual([])
    expect(aboutIt(checkSizes(tree).join('\n'))).toEqual([])
    const fresh = filesUnder(tree).filter((path) => /shuttle/.test(path))
    expect(await runNode([bin.oxfmt, '--check', ...fresh], { cwd: tree })).toMatchObject({ code: 0 })
    const lint = [bin.oxlint, '--type-aware', '--deny-warnings', ...fresh]
    expect(await runNode(lint, { cwd: tree })).toMatchObject({ code: 0 })
  })

  test('gives each module numbers of its own', () => {
    const numbersOf = (name: string): readonly (string | undefined)[] => [
      /type: (\d+)/.exec(read(`server/src/modules/${name}/${name}.service.ts`))?.[1],
      /\[(\d+),/.exec(read(`api/src/${name}.ts`))?.[1],
    ]
    const [one, other] = [numbersOf('shuttle'), numbersOf('shuttle-line')]
    for (const [index, number] of one.entries()) expect(Number(other[index])).toBeGreaterThan(Number(number))
    const stamps = filesUnder(tree, 'server/db/migrations').map((path) => /\d{8}T\d{4}/.exec(path)?.[0] ?? '')
    expect(new Set(stamps).size).toBe(stamps.length)
    expect(nextStamp(tree, new Date(0)) > (stamps.at(-1) ?? '')).toBe(true)
  })

  test('refuses a module that exists, and a table that exists', async () => {
    expect(await make('shuttle')).toMatchObject({ code: 1, output: 'api/src/shuttle.ts exists' })
    expect((await make('our-company')).output).toContain('already makes app.our_company')
    expect((await make()).code).toBe(1)
  })
})
