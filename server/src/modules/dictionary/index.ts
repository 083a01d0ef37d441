import { dictionaryPages } from '@srm/api/dictionary/pages'
import { label } from '@srm/api/shared/label'
import { defineModule } from '#kernel/module.ts'
import { declareDefaults } from './dictionary.declared.store.ts'
import { routes } from './dictionary.routes.ts'
import { seedDictionary } from './dictionary.seed.service.ts'
import { grants } from './dictionary.defaults.ts'

declare module '#kernel/jobs/event-names.ts' {
  interface Events {
    'dictionary.merged': { type: string; from: string; to: string }
  }
}

export const dictionaryModule = defineModule({
  name: 'dictionary',
  grants,
  permissions: {
    selOption: label('字典', 'Dictionaries'),
    classify: label('分类', 'Classes'),
    numberRule: label('编号规则', 'Numbering rules'),
  },
  assembled: declareDefaults,
  routes,
  seed: seedDictionary,
  steps: [
    {
      key: 'dictionary',
      rank: 60,
      label: { zh: '补充数据字典', en: 'Add to the dictionaries' },
      path: dictionaryPages.options.path,
      permission: 'selOption:create',
      done: 'select exists (select 1 from sel_option where tenant_id = $1 and not system)',
    },
  ],
  pages: dictionaryPages,
})

export { treeOf } from './dictionary.rules.ts'
export { classViews } from './class/tree.views.ts'
export { codeAtApproval, issueCode, issueCodes } from './number/numbering.service.ts'
export { seedClassify } from './dictionary.seed.service.ts'
export { optionNameIn } from './dictionary.declared.store.ts'
export { optionWords, type OptionWord } from './dictionary.views.ts'
