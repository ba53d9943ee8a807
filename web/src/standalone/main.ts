// Entry point of the standalone page: the server's part runs in a Web Worker, and there are two more routes. `vite.config.ts` uses it in
// place of main.ts.
import '../styles/house.css';
import { mount } from 'svelte';
import App from '../App.svelte';
import { loadMessages } from '../lib/speech.svelte';
import { useTransport } from '../lib/transport';
import { routes, TABLE } from '../routes';
import Startup from './Startup.svelte';
import { workerTransport, startHouse } from './transport';

useTransport(workerTransport);
startHouse();
mount(App, {
  target: document.getElementById('izakaya') ?? document.body,
  props: {
    routes: [
      // Several people may share the device.
      { path: /^\/table\/(?<id>[\w-]+)$/, page: () => import('./Device.svelte'), messageFiles: TABLE, bare: true },
      { path: /^\/saved$/, page: () => import('./Saved.svelte') },
      ...routes,
    ],
  },
});
void loadMessages('web').then(() => mount(Startup, { target: document.body }));
