// @vitest-environment node
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { patchDialog } from './dialog-in-hidden-tab.ts'

const modules = fileURLToPath(new URL('../node_modules', import.meta.url))
const shipped = `${modules}/@rc-component/dialog/es/Dialog/Content/index.js`

test('the dialog that is installed gets a focus that is looked up when it is called', () => {
  const code = patchDialog(readFileSync(shipped, 'utf8'))
  expect(code).toContain('focus: () => panelRef.current?.focus()')
})

test('a dialog that builds its handle in another way stops the build', () => {
  const changed = readFileSync(shipped, 'utf8').replace('...panelRef.current,', '...(panelRef.current ?? {}),')
  expect(() => patchDialog(changed)).toThrow('no longer built from')
})

test('a dialog that builds it twice stops the build as well', () => {
  const code = readFileSync(shipped, 'utf8')
  expect(() => patchDialog(code + code)).toThrow('no longer built from')
})
