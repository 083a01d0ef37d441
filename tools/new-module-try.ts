import { rmSync } from 'node:fs'
import { copyTree } from './new-module/copy.ts'
import { bin, runNode } from './process.ts'

const steps: readonly (readonly [name: string, ...args: string[]])[] = [
  ['new', 'tools/new-module.ts', 'vehicle', '--label', '车辆', '--en', 'Vehicle', '--prefix', 'CL'],
  ['database types', 'tools/db-types.ts'],
  ['types', bin.tsc, '-b', '--pretty', 'false'],
  ['lint', bin.oxlint, '--type-aware', '--deny-warnings', '.'],
  ['import rules', 'tools/import-rules.ts'],
  ['sizes', 'tools/check-size.ts'],
  ['dead code', bin.knip, '--no-progress', '--no-config-hints'],
  ['tests', bin.vitest, 'run', '--project', 'server'],
  ['browser', 'tools/e2e.ts', 'vehicle'],
]

/** Makes a module in a copy of the tree and takes it all the way to a record in a browser; tells what failed. */
const tryOut = async (): Promise<string[]> => {
  const tree = copyTree()
  const began = performance.now()
  const failed: string[] = []
  try {
    for (const [name, ...args] of steps) {
      const { code, output } = await runNode(args, { cwd: tree })
      console.log(
        `${code === 0 ? '✓' : '✗'} ${name}, ${((performance.now() - began) / 1000).toFixed(1)}s since the start`,
      )
      if (code === 0) continue
      console.log(output)
      failed.push(name)
    }
    return failed
  } finally {
    rmSync(tree, { recursive: true, force: true })
  }
}

process.exitCode = (await tryOut()).length
