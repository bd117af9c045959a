// Generated from schemas/config/audit.json by npm run generate. Do not edit.
function codePoints(text) { let count = text.length; for (let at = 1; at < text.length; at++) if ((text.charCodeAt(at) & 0xfc00) === 0xdc00 && (text.charCodeAt(at - 1) & 0xfc00) === 0xd800) { count--; at++; } return count; }
function isLonger(text, most) { return text.length > most && (text.length > 2 * most || codePoints(text) > most); }
function isShorter(text, least) { return text.length < least || (text.length < 2 * least && codePoints(text) < least); }
"use strict";
export const validate = validate0;
export default validate0;
const schema0 = {"type":"object","additionalProperties":false,"properties":{"enabled":{"type":"boolean"},"component":{"type":"string"},"eventTypes":{"type":"array","items":{"type":"string","minLength":1},"x-list":{"type":"set"}},"excludeEventTypes":{"type":"array","items":{"type":"string","minLength":1},"x-list":{"type":"set"}},"includeRequestData":{"type":"boolean"},"includeResponseData":{"type":"boolean"},"maxDataSize":{"minimum":0,"maximum":1048576,"type":"integer"},"logFile":{"type":"string"}}};

function validate0(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!((((((((key0 === "enabled") || (key0 === "component")) || (key0 === "eventTypes")) || (key0 === "excludeEventTypes")) || (key0 === "includeRequestData")) || (key0 === "includeResponseData")) || (key0 === "maxDataSize")) || (key0 === "logFile"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema0,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.enabled !== undefined){
let data0 = data.enabled;
if(typeof data0 !== "boolean"){
const err1 = {instancePath:instancePath+"/enabled",schemaPath:"#/properties/enabled/type",keyword:"type",params:{type: "boolean"},schema:schema0.properties.enabled.type,parentSchema:schema0.properties.enabled,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.component !== undefined){
let data1 = data.component;
if(typeof data1 !== "string"){
const err2 = {instancePath:instancePath+"/component",schemaPath:"#/properties/component/type",keyword:"type",params:{type: "string"},schema:schema0.properties.component.type,parentSchema:schema0.properties.component,data:data1};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.eventTypes !== undefined){
let data2 = data.eventTypes;
if(Array.isArray(data2)){
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
if(typeof data3 === "string"){
if(isShorter(data3, 1)){
const err3 = {instancePath:instancePath+"/eventTypes/" + i0,schemaPath:"#/properties/eventTypes/items/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema0.properties.eventTypes.items,data:data3};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/eventTypes/" + i0,schemaPath:"#/properties/eventTypes/items/type",keyword:"type",params:{type: "string"},schema:schema0.properties.eventTypes.items.type,parentSchema:schema0.properties.eventTypes.items,data:data3};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
let twice0;
if (data2.length > 1) { const seen = new Map(); data2.forEach((item, index) => { const identity = typeof item === "string" ? "=" + item : JSON.stringify([item]); if (seen.has(identity)) twice0 ??= [seen.get(identity), index]; else seen.set(identity, index); }); };
if(twice0 !== undefined){
const err5 = {instancePath:instancePath+"/eventTypes",schemaPath:"#/properties/eventTypes/x-list",keyword:"x-list",params:{ first: twice0[0], second: twice0[1], keys: [] },schema:schema0.properties.eventTypes["x-list"],parentSchema:schema0.properties.eventTypes,data:data2};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/eventTypes",schemaPath:"#/properties/eventTypes/type",keyword:"type",params:{type: "array"},schema:schema0.properties.eventTypes.type,parentSchema:schema0.properties.eventTypes,data:data2};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.excludeEventTypes !== undefined){
let data4 = data.excludeEventTypes;
if(Array.isArray(data4)){
const len1 = data4.length;
for(let i1=0; i1<len1; i1++){
let data5 = data4[i1];
if(typeof data5 === "string"){
if(isShorter(data5, 1)){
const err7 = {instancePath:instancePath+"/excludeEventTypes/" + i1,schemaPath:"#/properties/excludeEventTypes/items/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema0.properties.excludeEventTypes.items,data:data5};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/excludeEventTypes/" + i1,schemaPath:"#/properties/excludeEventTypes/items/type",keyword:"type",params:{type: "string"},schema:schema0.properties.excludeEventTypes.items.type,parentSchema:schema0.properties.excludeEventTypes.items,data:data5};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
let twice1;
if (data4.length > 1) { const seen = new Map(); data4.forEach((item, index) => { const identity = typeof item === "string" ? "=" + item : JSON.stringify([item]); if (seen.has(identity)) twice1 ??= [seen.get(identity), index]; else seen.set(identity, index); }); };
if(twice1 !== undefined){
const err9 = {instancePath:instancePath+"/excludeEventTypes",schemaPath:"#/properties/excludeEventTypes/x-list",keyword:"x-list",params:{ first: twice1[0], second: twice1[1], keys: [] },schema:schema0.properties.excludeEventTypes["x-list"],parentSchema:schema0.properties.excludeEventTypes,data:data4};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/excludeEventTypes",schemaPath:"#/properties/excludeEventTypes/type",keyword:"type",params:{type: "array"},schema:schema0.properties.excludeEventTypes.type,parentSchema:schema0.properties.excludeEventTypes,data:data4};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.includeRequestData !== undefined){
let data6 = data.includeRequestData;
if(typeof data6 !== "boolean"){
const err11 = {instancePath:instancePath+"/includeRequestData",schemaPath:"#/properties/includeRequestData/type",keyword:"type",params:{type: "boolean"},schema:schema0.properties.includeRequestData.type,parentSchema:schema0.properties.includeRequestData,data:data6};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.includeResponseData !== undefined){
let data7 = data.includeResponseData;
if(typeof data7 !== "boolean"){
const err12 = {instancePath:instancePath+"/includeResponseData",schemaPath:"#/properties/includeResponseData/type",keyword:"type",params:{type: "boolean"},schema:schema0.properties.includeResponseData.type,parentSchema:schema0.properties.includeResponseData,data:data7};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.maxDataSize !== undefined){
let data8 = data.maxDataSize;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
const err13 = {instancePath:instancePath+"/maxDataSize",schemaPath:"#/properties/maxDataSize/type",keyword:"type",params:{type: "integer"},schema:schema0.properties.maxDataSize.type,parentSchema:schema0.properties.maxDataSize,data:data8};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 > 1048576 || isNaN(data8)){
const err14 = {instancePath:instancePath+"/maxDataSize",schemaPath:"#/properties/maxDataSize/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1048576},schema:1048576,parentSchema:schema0.properties.maxDataSize,data:data8};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(data8 < 0 || isNaN(data8)){
const err15 = {instancePath:instancePath+"/maxDataSize",schemaPath:"#/properties/maxDataSize/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema0.properties.maxDataSize,data:data8};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
}
if(data.logFile !== undefined){
let data9 = data.logFile;
if(typeof data9 !== "string"){
const err16 = {instancePath:instancePath+"/logFile",schemaPath:"#/properties/logFile/type",keyword:"type",params:{type: "string"},schema:schema0.properties.logFile.type,parentSchema:schema0.properties.logFile,data:data9};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
}
else {
const err17 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema0.type,parentSchema:schema0,data};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}

