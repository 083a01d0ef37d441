import { label } from '@srm/api/shared/label'
import type { ModuleHelp } from '@/lib/module/help.ts'

export const help: ModuleHelp = {
  pages: {
    '/other/feedback': {
      purpose: label('同事对系统的意见和处理结果。', 'What colleagues think of the product, and what became of it.'),
    },
  },
  glossary: {},
}
