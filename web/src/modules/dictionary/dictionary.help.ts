import { label } from '@srm/api/shared/label'
import type { ModuleHelp } from '@/lib/module/help.ts'

export const help: ModuleHelp = {
  pages: {
    '/other/indexList': {
      purpose: label(
        '下拉选项的名称、颜色和顺序。内置选项可以改名，不能删除。',
        'Names, colours and order of options. Built-in ones can be renamed, not removed.',
      ),
    },
    '/other/numberRule': {
      purpose: label(
        '各类单据编号的样子：前缀、日期、位数、何时重新计数、何时取号。改了规则，已有编号不变。',
        'What numbers look like: prefix, date, digits, when counting starts anew and when a number is given. Numbers given so far stay.',
      ),
    },
  },
  glossary: {},
}
