// @vitest-environment node
import { parseSync } from 'oxc-parser'
import { expect, test } from 'vitest'
import { rewriteImports } from './direct-imports.ts'

const rewrite = (code: string): string => rewriteImports(code, parseSync('page.js', code).program.body)

test('names from the index of a library come from the files behind it', () => {
  const code = `import { Button, Modal as Dialog } from 'antd'\nimport { PlusOutlined } from '@ant-design/icons'\nrun(Button)`
  expect(rewrite(code)).toBe(
    `import Button from "antd/es/button";import Dialog from "antd/es/modal"\n` +
      `import PlusOutlined from "@ant-design/icons/es/icons/PlusOutlined"\nrun(Button)`,
  )
})

test('other imports stay as they are', () => {
  const code = `import { useState } from 'react'\nimport zhCN from 'antd/locale/zh_CN'\nimport * as antd from 'antd'`
  expect(rewrite(code)).toBe(code)
})

test('a name the index does not hand out stops the build', () => {
  expect(() => rewrite(`import { Knopf } from 'antd'`)).toThrow('antd has no file for Knopf')
})
