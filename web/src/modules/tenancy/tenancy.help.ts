import { label } from '@srm/api/shared/label'
import type { ModuleHelp } from '@/lib/module/help.ts'

export const help: ModuleHelp = {
  pages: {
    '/account/ourCompany': {
      purpose: label(
        '公司签合同、开票和收付款所用的主体，以及它们的银行账户和印章。',
        'The legal entities you sign, invoice and pay with, their bank accounts and seals.',
      ),
    },
  },
  glossary: {},
}
