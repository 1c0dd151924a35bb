import { globalStyle } from '@vanilla-extract/css';
import { themed } from './themes.ts';

// For the few parts of pages that show one theme, whatever the visitor's: their styles import this.
globalStyle('[data-theme=light]', { colorScheme: 'light', vars: themed('day') });
globalStyle('[data-theme=dark]', { colorScheme: 'dark', vars: themed('night') });
