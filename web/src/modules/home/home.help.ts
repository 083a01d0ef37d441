import { label } from '@srm/api/shared/label'
import type { ModuleHelp } from '@/lib/module/help.ts'

export const help: ModuleHelp = {
  pages: {
    '/': {
      purpose: label(
        '您今天要处理的事、常用入口和最近打开的记录。可以按自己的习惯排列。',
        'What waits for you today, your entries and what you opened lately. Arrange it as you like.',
      ),
    },
  },
  glossary: {},
}
