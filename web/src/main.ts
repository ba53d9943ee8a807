// Entry point of the browser with a server.
import './styles/house.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { routes } from './routes';

mount(App, { target: document.getElementById('izakaya') ?? document.body, props: { routes } });
