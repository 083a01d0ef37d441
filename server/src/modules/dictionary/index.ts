import { defineModule } from '#kernel/module.ts'
import { routes } from './dictionary.routes.ts'
import { seedDictionary } from './dictionary.seed.service.ts'

export const dictionaryModule = defineModule({
  name: 'dictionary',
  routes,
  seed: seedDictionary,
  steps: [
    {
      key: 'dictionary',
      rank: 60,
      label: { zh: '补充数据字典', en: 'Add to the dictionaries' },
      path: '/other/indexList',
      permission: 'selOption:create',
      done: 'select exists (select 1 from sel_option where tenant_id = $1 and not system)',
    },
  ],
  menu: [
    {
      under: 'Other',
      path: '/other/indexList',
      name: 'OtherIndexList',
      title: '数据字典',
      icon: 'book',
      permission: 'selOption:list',
    },
  ],
})

export { treeOf } from './dictionary.rules.ts'
export { issueCode, issueCodes } from './dictionary.numbering.service.ts'
export { seedClassify, type ClassifySeed } from './dictionary.seed.service.ts'
export { optionWords, type OptionWord } from './dictionary.views.ts'
