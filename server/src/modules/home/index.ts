import { defineModule } from '#kernel/module.ts'
import { routes } from './home.routes.ts'
import { declareSteps } from './home.views.ts'

export const homeModule = defineModule({
  name: 'home',
  routes,
  chooses: { role: ['home:arrange'] },
  assembled: (modules) => declareSteps(modules.flatMap(({ steps = [] }) => steps)),
  menu: [{ under: 'Home', path: '', name: 'HomePage', title: '首页', icon: 'home', meta: { noClosable: true } }],
})

export { visit } from './home.service.ts'
