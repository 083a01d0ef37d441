import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname } from 'node:path'
import { expect, test } from 'vitest'
import { withoutOutsideFonts } from './no-outside-fonts.ts'

const folder = dirname(createRequire(import.meta.url).resolve('dhtmlx-gantt/package.json'))

test('the styles of the chart fetch nothing from elsewhere', () => {
  const css = readFileSync(`${folder}/codebase/dhtmlxgantt.css`, 'utf8')
  expect(css).toContain('fonts.gstatic.com')
  const left = withoutOutsideFonts(css)
  expect(left).not.toMatch(/url\(["']?https?:/)
  expect(left).toContain('.gantt_task_line')
})

test('an import from elsewhere goes, one from beside stays', () => {
  expect(withoutOutsideFonts('@import url("https://a.b/c.css");@import "./d.css";.e{color:red}')).toBe(
    '@import "./d.css";.e{color:red}',
  )
})
