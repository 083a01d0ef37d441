import { label } from '@srm/api/shared/label'
import type { ModuleHelp } from '@/lib/module/help.ts'

export const help: ModuleHelp = {
  pages: {
    '/approval/application': {
      purpose: label(
        '出差、采购、用印等申请。填写时就能看到将由谁审批。',
        'Applications for trips, purchases, seals and more. You see who approves while you write.',
      ),
    },
  },
  glossary: {},
}
