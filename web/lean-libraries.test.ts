// @vitest-environment node
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { cuts, onlyBright, shortIcon, withoutDescriptions } from './lean-libraries.ts'

const modules = fileURLToPath(new URL('../node_modules', import.meta.url))
const shipped = (path: string): string => readFileSync(`${modules}/${path}`, 'utf8')

const files = [
  '@ant-design/icons/es/components/AntdIconLight.js',
  '@ant-design/icons/es/icons/MoonOutlined.js',
  '@ant-design/icons/es/icons/CheckCircleFilled.js',
  'zod/v4/classic/schemas.js',
  'antd/es/button/style/token.js',
  'antd/es/tag/style/index.js',
  'antd/es/color-picker/color.js',
  'antd/es/color-picker/util.js',
  'antd/es/form/context.js',
]

test.each(files)('%s is cut by one rule, and not a second time', (file) => {
  const fitting = cuts.filter((one) => one.file.test(`${modules}/${file}`))
  expect(fitting).toHaveLength(1)
  const code = fitting[0]?.cut(shipped(file)) ?? ''
  expect(code).not.toBe(shipped(file))
  expect(() => fitting[0]?.cut(code)).toThrow(/no longer/)
})

test('an icon is its drawing', () => {
  expect(shortIcon(shipped('@ant-design/icons/es/icons/MoonOutlined.js'))).toBe(
    'import MoonOutlinedSvg from "@ant-design/icons-svg/es/asn/MoonOutlined";\n' +
      'import { iconOf } from "../components/AntdIconLight";\nexport default /*#__PURE__*/ iconOf(MoonOutlinedSvg)',
  )
})

test('schemas check as before and keep the limits they tell, but no longer describe themselves', () => {
  const code = withoutDescriptions(shipped('zod/v4/classic/schemas.js'))
  expect(code).not.toContain('processJSONSchema')
  expect(code).not.toContain('to-json-schema')
  expect(code).toContain('processors.aggregateChecks(inst).minimum')
})

test('of the panel of colours only the question for bright ones is left', () => {
  const code = onlyBright(shipped('antd/es/color-picker/components/ColorPresets.js'))
  expect(code).toContain('export const isBright')
  expect(code).not.toContain('Collapse')
  expect(code.match(/import /g)).toHaveLength(1)
})

test('a schema library that is written in another way stops the build', () => {
  expect(() => withoutDescriptions('export const schemas = {}')).toThrow('no longer')
})
