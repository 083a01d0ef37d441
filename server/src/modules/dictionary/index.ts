import { defineModule } from '#kernel/module.ts'
import { routes } from './dictionary.routes.ts'
import { seedDictionary } from './dictionary.seed.service.ts'

export const dictionaryModule = defineModule({
  name: 'dictionary',
  routes,
  seed: seedDictionary,
  menu: [
    { path: '/other/indexList', name: 'OtherIndexList', title: '字典管理', icon: 'book', permission: 'selOption:list' },
  ],
})

export { issueCode } from './dictionary.numbering.service.ts'
export { seedClassify, type ClassifySeed } from './dictionary.seed.service.ts'
