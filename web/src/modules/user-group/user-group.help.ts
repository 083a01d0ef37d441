import { label } from '@srm/api/shared/label'
import type { ModuleHelp } from '@/lib/module/help.ts'

export const help: ModuleHelp = {
  pages: {
    '/authManagement/userGroup': {
      purpose: label(
        '经常一起审批的人放在一个组里，审批流的步骤选组；换人时只改这里，停用的组没有人。',
        'People who approve together. Steps of a flow name the group; who is in it is changed here alone, and a disabled one is nobody.',
      ),
      terms: [],
    },
  },
  glossary: {},
}
