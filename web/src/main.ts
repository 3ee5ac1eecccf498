import { mount } from 'svelte';
import App from './App.svelte';
import { followLinks } from './lib/router';
import { apply } from './lib/settings.svelte';
import './styles/fonts.css';
import './styles/tokens.css';
import './styles/components.css';
import './styles/app.css';

apply();
followLinks();
const place = document.getElementById('app');
if (place !== null) mount(App, { target: place });
